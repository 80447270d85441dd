import type { ComponentProps } from 'react';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { Button } from './button';

/** The button that leaves a form or a question without a change. Its label is 'Cancel', unless `children` are given. */
export function CancelButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const { cancel } = useContent(commonContent);
  return (
    <Button variant="outline" {...rest}>
      {children ?? cancel}
    </Button>
  );
}
