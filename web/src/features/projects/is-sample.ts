import type { Project } from '../../types/api';

/**
 * Whether a picture is a sample and no work of the company's. The seed's titles say so (`services/media/src/seed`), and
 * nothing else in a project does: a sample with another title becomes a picture of work.
 */
export const isSample = ({ title }: Pick<Project, 'title'>): boolean => /^sample:/i.test(title.trim());

/** A title without the mark of a sample. */
export const withoutSampleMark = (title: string): string => title.replace(/^(sample|muestra):\s*/i, '');
