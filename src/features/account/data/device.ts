import { motionOf, soundsOf } from '../../../platform/devicePreferences.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { playTone } from '../../../platform/playTone.ts';
import { useServices } from '../../../platform/usePlatform.ts';

type Setting = readonly [isOn: boolean, set: (isOn: boolean) => void];

/** Whether this device shows less motion than its own setting asks for. */
export function useLessMotion(): Setting {
  const motion = motionOf(useServices());
  return [useStore(motion) === 'reduced', (isOn) => motion.set(isOn ? 'reduced' : 'system')];
}

/** Whether this device makes sounds. Turning them on lets it be heard. */
export function useSounds(): Setting {
  const sounds = soundsOf(useServices());
  const set = (isOn: boolean): void => {
    sounds.set(isOn);
    if (isOn) playTone();
  };
  return [useStore(sounds), set];
}
