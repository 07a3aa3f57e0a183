import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Direction = 'toServer' | 'toClient';

/** A connection through the proxy, and where its bytes go on. */
export interface Wire {
  readonly client: Socket;
  readonly server: Socket;
  /** Open before the fault began. */
  readonly isOld: boolean;
}

/** What happens to each chunk of bytes; without one they pass. */
export type NetworkFault = (chunk: Buffer, direction: Direction, wire: Wire) => void;

export interface ChaosProxy {
  readonly port: number;
  /** Open connections go on under the fault; `cut` resets them and refuses new ones. */
  begin(fault: NetworkFault | 'cut'): void;
  /** Connections that have met the fault are reset, as by a router that no longer knows them. */
  end(): void;
  close(): Promise<void>;
}

/** A network between browser and server whose faults are functions of the bytes. */
export async function startChaosProxy(targetPort: number): Promise<ChaosProxy> {
  const wires = new Set<Wire>();
  const met = new Set<Wire>();
  let fault: NetworkFault | 'cut' | null = null;

  const reset = (wire: Wire): void => {
    wire.client.resetAndDestroy();
    wire.server.destroy();
    wires.delete(wire);
    met.delete(wire);
  };
  const forward = (wire: Wire, from: Socket, to: Socket, direction: Direction): void => {
    from.on('data', (chunk: Buffer) => {
      if (typeof fault !== 'function') {
        to.write(chunk);
        return;
      }
      met.add(wire);
      fault(chunk, direction, wire);
    });
    from.on('end', () => to.end());
    from.on('close', () => {
      wires.delete(wire);
      to.destroy();
    });
    from.on('error', () => undefined);
  };
  const server = createServer((client) => {
    if (fault === 'cut') {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const wire: Wire = { client, server: connect(targetPort, '127.0.0.1'), isOld: fault === null };
    wires.add(wire);
    client.setNoDelay(true);
    forward(wire, client, wire.server, 'toServer');
    forward(wire, wire.server, client, 'toClient');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    begin(next) {
      fault = next;
      if (next === 'cut') for (const wire of wires) reset(wire);
    },
    end() {
      fault = null;
      for (const wire of met) reset(wire);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const wire of wires) reset(wire);
      }),
  };
}
