import { summaryOf } from './summary-of';

const long = 'This plant is found along the whole coast and in many yards of the county today. ';

describe(summaryOf, () => {
  it.each([
    ['One tall tree. Another sentence.\n\nMore.', 'One tall tree. Another sentence.'],
    [`${long}${long}Third.`, long.trim()],
    ['A grass, as St. Augustinegrass is. Mow it high.', 'A grass, as St. Augustinegrass is. Mow it high.'],
  ])('takes whole sentences of the first paragraph', (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
  });

  it('cuts a long sentence between words', () => {
    const summary = summaryOf(`${'leaf '.repeat(60)}end.`);

    expect(summary.length).toBeLessThanOrEqual(161);
    expect(summary).toMatch(/leaf…$/);
  });
});
