import { readReport } from './delivery-report.js';

const report = (fields: string) => readReport(`Reporting-MTA: dns; mail.firm.test\r\n\r\n${fields}`);

describe(readReport.name, () => {
  it('reads a failure that is final', () => {
    const fields =
      'Final-Recipient: rfc822; a@b.test\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No\r\n such user';

    expect(report(fields)).toEqual({ status: '5.1.1', reason: '550 No such user' });
  });

  it.each([
    'Action: delayed\nStatus: 4.4.1',
    'Action: delivered\nStatus: 2.0.0',
    'Action: failed\nStatus: 4.4.7',
    '',
  ])('sees none in %j', (fields) => {
    expect(report(fields)).toBeUndefined();
  });
});
