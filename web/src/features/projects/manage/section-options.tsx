import { Options } from '../../../components/ui/options';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { sections } from './section-in-description';

export function SectionOptions() {
  const { pages } = useContent(imagesContent);
  return <Options of={sections} name={(section) => pages[section]} />;
}
