import { Button } from '../../../components/ui/button';
import { CopyButton } from '../../../components/ui/copy-button';
import { Dialog } from '../../../components/ui/dialog';
import { hooksAndDevicesContent } from '../../../content/hooks-and-devices';
import { useContent } from '../../../lib/language-context';

interface ShownOnceProps {
  title: string;
  text: string;
  secret: string;
  onClose: () => void;
}

/** A dialog with a secret, which the server shows only once. */
export function ShownOnce({ title, text, secret, onClose }: ShownOnceProps) {
  const { hooks } = useContent(hooksAndDevicesContent);
  return (
    <Dialog title={title} description={text} isSticky onClose={onClose}>
      <p className="mt-4 rounded-xl bg-band p-3 font-mono wrap-anywhere">{secret}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <CopyButton text={secret} />
        <Button onClick={onClose}>{hooks.done}</Button>
      </div>
    </Dialog>
  );
}
