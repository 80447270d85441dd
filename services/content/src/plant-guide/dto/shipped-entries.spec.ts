import { shippedGuide } from '@sandhill/company/plant-guide/shipped-guide.js';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { requireSound } from '../editing/entry-changes.js';
import type { RowValues } from '../../guide-entries/guide-of-rows.js';
import { CreateIssueDto } from './issue.dto.js';
import { CreatePlantDto } from './plant.dto.js';

/** Returns the fields that would be refused if an administrator saved the entry. */
async function faultsOf(dto: new () => object, entry: { slug: string }): Promise<string[]> {
  const errors = await validate(plainToInstance(dto, entry));
  const row = { ...entry, deletedAt: null } as unknown as RowValues;
  requireSound(undefined, row, new Date());
  return errors.map(
    ({ property, constraints }) => `${entry.slug}: ${property} ${JSON.stringify(constraints)}`,
  );
}

describe('the shipped entries', () => {
  it('keep the rules of those that administrators write', async () => {
    const { plants, issues } = shippedGuide;
    const faults = await Promise.all([
      ...plants.map((plant) => faultsOf(CreatePlantDto, plant)),
      ...issues.map((issue) => faultsOf(CreateIssueDto, issue)),
    ]);

    expect(faults.flat()).toEqual([]);
  });

  it('have an address each', () => {
    const slugs = [...shippedGuide.plants, ...shippedGuide.issues].map(({ slug }) => slug);

    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
