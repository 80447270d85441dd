import { Copy } from 'lucide-react';
import { useState } from 'react';
import { accountsContent } from '../../content/accounts';
import { useContent } from '../../lib/language-context';
import { Button } from './button';

export function CopyButton({ text }: { text: string }) {
  const content = useContent(accountsContent);
  const [copied, setCopied] = useState<string>();
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <Button variant="outline" onClick={() => void copy().catch(() => setCopied(undefined))}>
      <Copy aria-hidden className="size-4" />
      <span aria-live="polite">{copied === text ? content.copied : content.copy}</span>
    </Button>
  );
}
