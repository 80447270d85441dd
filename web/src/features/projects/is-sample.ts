import type { Project } from '../../types/api';

/**
 * Whether a picture is a sample and no work of the company's. The seed's titles say so (`services/media/src/seed`), and
 * nothing else in a project does: whoever gives a sample another title makes it a picture of work.
 */
export const isSample = ({ title }: Pick<Project, 'title'>): boolean => /^sample:/i.test(title.trim());
