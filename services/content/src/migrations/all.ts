export * from './1763800000000-create-content.js';
export * from './1764200000000-create-plant-guide.js';
export * from './1764700000000-schedule-versions.js';
export * from './1765200000000-edit-award-and-hints.js';
export * from './1765300000000-follow-stories.js';
export * from './1765900000000-follow-pictures.js';
