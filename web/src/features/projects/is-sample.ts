import type { Project } from '../../types/api';

/**
 * Whether a picture is a sample and not the company's work. Only the start of its title tells them apart
 * (`services/media/src/seed` writes it). A sample whose title was changed counts as work.
 */
export const isSample = ({ title }: Pick<Project, 'title'>): boolean => /^sample:/i.test(title.trim());

export const withoutSampleMark = (title: string): string => title.replace(/^(sample|muestra):\s*/i, '');
