import type { Result } from '../../../core/result.ts';
import type { Position } from '../../domain/location/position.ts';

export const LICENSE_TYPES = ['Regular', 'NoDownloadBrowser'] as const;
export type LicenseType = (typeof LICENSE_TYPES)[number];

/** Whose check it is: a packet is good for this player, and where they are known for this log-in and this device alone. */
export interface CheckOwner {
  readonly playerId: string;
  readonly sessionId: string | null;
  /** The id of the app on the device (`x-install-id`); null: the client did not say. */
  readonly installId: string | null;
}

/** What a device reports to the location service. */
export interface Reported {
  readonly position: Position;
  /** Seconds since the position was taken. */
  readonly ageSeconds: number;
  /** Codes of what is wrong with the device, such as VPN; also codes that this server does not know. */
  readonly findings: readonly string[];
}

export interface ReadPacket extends Omit<Reported, 'ageSeconds'> {
  /** When the position was taken, by the server's clock: a packet may have been kept since it was made. */
  readonly takenAt: Date;
  /** Good for one check. */
  readonly nonce: string;
  readonly expiresAt: Date;
}

/**
 * A location service: the reference one (referenceService.ts), or a vendor's (docs/LOCATION.md). A client gets a licence key here, has the service's
 * own software on the device make a packet by it, and sends the packet to be authorized.
 */
export interface LocationService {
  /** A licence key for checks of this owner; UNAVAILABLE where the service does not answer. */
  issueLicense(owner: CheckOwner, type: LicenseType, configured: Position | null): Promise<Result<string, 'UNAVAILABLE'>>;
  /** A new key in place of one that this owner has; the one before makes no packets any more. */
  replaceLicense(licenseKey: string, owner: CheckOwner, type: LicenseType): Promise<Result<string, 'UNAVAILABLE' | 'INVALID'>>;
  /** What a packet of this owner says; INVALID also for one that is forged, stale, of the future, or somebody else's. */
  readPacket(packet: string, owner: CheckOwner): Promise<Result<ReadPacket, 'UNAVAILABLE' | 'INVALID'>>;
}

/** What makes packets by what a browser says, for a service without software on the device. */
export interface PacketMaker {
  /** @param reported null: the position that the licence was configured with. @param address the caller's */
  makePacket(licenseKey: string, reported: Reported | null, address: string): Promise<Result<string, 'UNAVAILABLE' | 'INVALID'>>;
}

/** Without `makePacket`, a vendor's software on the device makes the packets. */
export interface LocationProvider extends LocationService, Partial<PacketMaker> {}
