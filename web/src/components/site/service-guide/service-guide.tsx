import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ComponentType, ReactNode } from 'react';
import type { BlockProps } from './block-props';
import { type Band, type Block, layouts } from './layouts';
import { Questions } from '../questions';
import { Checklist, Factors, Related } from './lists';
import { ProcessPath, ProcessRow } from './process';
import { SeasonMonths, SeasonNotes, SeasonYear } from './seasons';

interface ServiceBlockProps extends BlockProps {
  id: ServiceId;
}

const parts: Record<Exclude<Block, 'pictures'>, ComponentType<ServiceBlockProps>> = {
  row: ProcessRow,
  path: ProcessPath,
  months: SeasonMonths,
  year: SeasonYear,
  notes: SeasonNotes,
  checklist: Checklist,
  factors: Factors,
  questions: Questions,
  related: Related,
};

const tones: Record<Band['tone'], string> = {
  ground: '',
  band: 'bg-band',
  dark: 'on-dark bg-primary-deep text-white',
};

interface ServiceGuideProps extends ServiceBlockProps {
  children?: ReactNode;
}

export function ServiceGuide({ id, guide, children }: ServiceGuideProps) {
  const bands = layouts[id];
  return bands.map(({ tone, blocks }, index) => {
    const key = blocks.join();
    // Whether both this band and the one above it are `ground`. The page above the first band is `ground`, too.
    const goesOn = tone === 'ground' && (bands[index - 1]?.tone ?? 'ground') === 'ground';
    if (key === 'pictures')
      return (
        <div key={key} className={goesOn ? '' : 'has-[h2]:pt-9 sm:has-[h2]:pt-16'}>
          {children}
        </div>
      );
    const columns = blocks.length > 1 ? 'grid gap-x-14 gap-y-8 lg:grid-cols-2' : '';
    return (
      <section key={key} className={`section-space ${tones[tone]} ${goesOn ? 'pt-0!' : ''}`}>
        <div className={`page-width ${columns}`}>
          {blocks.map((block) => {
            const Part = block === 'pictures' ? null : parts[block];
            return <div key={block}>{Part && <Part id={id} guide={guide} />}</div>;
          })}
        </div>
      </section>
    );
  });
}
