import type { ComponentProps } from 'react';
import { Panel } from './panel';

/** A panel with a small heading. `className` replaces the default spacing between its children. */
export function Group(props: Pick<ComponentProps<typeof Panel>, 'title' | 'className' | 'children'>) {
  return <Panel level={3} headingClass="text-lg" className="space-y-4" {...props} />;
}
