import { profile } from '@sandhill/company/profile.js';

export const credits = {
  title: 'Photo credits',
  lead: 'Who made the pictures on this site. None of the photographs shows our own work or crew; we are grateful to their makers.',
  changes: 'Changes',
  license: 'License',
  illustrations: `The illustrations were drawn for ${profile.name}.`,
};

export type CreditsContent = typeof credits;
