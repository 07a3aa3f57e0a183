import { useState } from 'react';
import { err, ok } from '../../../../core/result.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { receiveGeoPacket } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import { Panel, useAct } from './Panel.tsx';
import { fields, hint } from './toolStyles.ts';

/** Gives this page’s player the geo packet of a position, as a location check would. */
export function LocationPanel() {
  const services = useServices();
  const { startup } = services;
  const playerId = usePlayer(({ account }) => account?.id ?? null);
  const region = useStore(startup).data?.regionalMetadata.currentRegion.name;
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [latitude, setLatitude] = useState('40.7357');
  const [longitude, setLongitude] = useState('-74.1724');

  async function give() {
    const body = { playerId, latitude: Number(latitude), longitude: Number(longitude) };
    const answer = await sandbox.change('POST', '/geo-packets', body);
    if (!answer.ok) return answer;
    const { geoPacket } = answer.value as { readonly geoPacket?: unknown };
    if (typeof geoPacket !== 'string') return err('The sandbox answered no packet');
    const codes = await receiveGeoPacket(services, geoPacket);
    await startup.load();
    return codes.length === 0 ? ok(undefined) : err(codes.join(', '));
  }

  return (
    <Panel title="Location" about="The position that a location check finds. This player’s region follows it from now on.">
      <div className={fields}>
        <TextField label="Latitude" inputMode="decimal" value={latitude} onChange={({ target }) => setLatitude(target.value)} />
        <TextField label="Longitude" inputMode="decimal" value={longitude} onChange={({ target }) => setLongitude(target.value)} />
        <Button busy={isBusy} disabled={playerId === null} onClick={() => void act('The player is there now', give)}>
          Set location
        </Button>
      </div>
      <p className={hint}>
        {playerId === null
          ? 'Log in first: only players have a location check.'
          : `This page is in ${region ?? 'no known region'}.`}
      </p>
    </Panel>
  );
}
