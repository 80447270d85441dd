import type { Project } from '../types/api';

/**
 * Returns whether a picture is a sample and not the company's work. Samples are recognized only by the beginning of
 * their titles, which `services/media/src/seed` writes. A sample whose title was changed counts as work.
 */
export const isSample = ({ title }: Pick<Project, 'title'>): boolean => /^sample:/i.test(title.trim());

export const withoutSampleMark = (title: string): string => title.replace(/^(sample|muestra):\s*/i, '');
