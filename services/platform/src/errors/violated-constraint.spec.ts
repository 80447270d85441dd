import { QueryFailedError } from 'typeorm';
import { NotFound } from './domain.error.js';
import { translateConstraint, violatedConstraint } from './violated-constraint.js';

const failure = (driverError: object) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error(), driverError));

describe(violatedConstraint.name, () => {
  it('reads the name from a failed statement only', () => {
    expect(violatedConstraint(failure({ constraint: 'UQ_things_name' }))).toBe('UQ_things_name');
    expect(violatedConstraint(failure({}))).toBeUndefined();
    expect(violatedConstraint(new Error('constraint'))).toBeUndefined();
  });
});

describe(translateConstraint.name, () => {
  const errors = { UQ_things_name: () => new NotFound() };

  it('turns a known constraint into its domain error', () => {
    expect(translateConstraint(failure({ constraint: 'UQ_things_name' }), errors)).toBeInstanceOf(NotFound);
  });

  it('returns every other error unchanged', () => {
    const other = failure({ constraint: 'UQ_things_other' });

    expect(translateConstraint(other, errors)).toBe(other);
  });
});
