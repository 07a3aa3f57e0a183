import { useTitle } from '../useTitle.ts';
import { BrandPanels } from './BrandPanels.tsx';
import { ButtonSamples, ChoiceSamples, FieldSamples, MarkSamples } from './ControlSamples.tsx';
import { DialogSamples } from './DialogSamples.tsx';
import { CarouselSamples, EmptySamples, PictureSamples } from './PictureSamples.tsx';
import { MessageSamples, RegionSamples } from './RegionSamples.tsx';
import { ToastSamples } from './ToastSamples.tsx';

const SAMPLES = [
  { name: 'Buttons', Sample: ButtonSamples },
  { name: 'Marks and tabs', Sample: MarkSamples },
  { name: 'Fields', Sample: FieldSamples },
  { name: 'Choices', Sample: ChoiceSamples },
  { name: 'Logo, marks and icons', Sample: PictureSamples },
  { name: 'Carousel', Sample: CarouselSamples },
  { name: 'In place of content', Sample: EmptySamples },
  { name: 'Messages', Sample: MessageSamples },
  { name: 'Regions that wait for the server', Sample: RegionSamples },
  { name: 'Dialogs', Sample: DialogSamples },
] as const;

/** Every component of the design system in all of its states, in every brand and mode. For developers. */
export function Gallery() {
  useTitle('Gallery');
  return <BrandPanels title="Gallery" Head={ToastSamples} Samples={Samples} />;
}

function Samples() {
  return SAMPLES.map(({ name, Sample }) => (
    <div key={name}>
      <h3>{name}</h3>
      <Sample />
    </div>
  ));
}
