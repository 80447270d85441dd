import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { LabelledPicture } from './guide-picture';

interface EntryHeadProps {
  title: { children: string; lang?: 'en' };
  back: { to: string; label: string };
  picture: string;
  /** Text over the picture, if the picture does not show the entry itself. */
  label?: string;
  children?: ReactNode;
}

export function EntryHead({ title, back, picture, label, children }: EntryHeadProps) {
  return (
    <section className="on-dark bg-primary-deep text-white">
      <div className="page-width grid gap-6 pt-4 pb-8 md:grid-cols-[3fr_2fr] md:items-center lg:gap-14 lg:py-12">
        <div>
          <LocalLink
            to={back.to}
            className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {back.label}
          </LocalLink>
          <h1 className="text-intro" lang={title.lang}>
            {title.children}
          </h1>
          {children}
        </div>
        <LabelledPicture src={picture} label={label} isFirst className="rounded-3xl" />
      </div>
    </section>
  );
}
