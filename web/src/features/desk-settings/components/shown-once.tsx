import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
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
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog title={title} description={text} isSticky onClose={onClose}>
      <p className="mt-4 rounded-xl bg-band p-3 font-mono wrap-anywhere">{secret}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {navigator.clipboard && (
          <Button variant="outline" onClick={() => void copy().catch(() => setCopied(false))}>
            <Copy aria-hidden className="size-4" />
            <span aria-live="polite">{isCopied ? hooks.copied : hooks.copy}</span>
          </Button>
        )}
        <Button onClick={onClose}>{hooks.done}</Button>
      </div>
    </Dialog>
  );
}
