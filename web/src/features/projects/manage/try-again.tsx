import { CloudOff } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';

/** Says that the upload failed but nothing was lost. The button sends the form again. */
export function TryAgain() {
  const { retry } = useContent(imagesContent);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border-2 border-alert bg-glow-soft p-4">
      <CloudOff aria-hidden className="size-6 shrink-0 text-alert" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{retry.title}</p>
        <p className="text-sm">{retry.text}</p>
      </div>
      <Button type="submit" variant="outline">
        {retry.button}
      </Button>
    </div>
  );
}
