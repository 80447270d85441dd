import { readReport } from './delivery-report.js';

const report = (fields: string) => readReport(`Reporting-MTA: dns; mail.firm.test\r\n\r\n${fields}`);

describe(readReport.name, () => {
  it('reads a failure that is final', () => {
    const fields =
      'Final-Recipient: rfc822; a@b.test\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 No\r\n such user';

    expect(report(fields)).toEqual({ status: '5.1.1', reason: '550 No such user' });
  });

  it('reads that a server has given up after days, whose status is that of its last attempt', () => {
    const fields = 'Action: failed\nStatus: 4.4.1\nDiagnostic-Code: X-Postfix; connect: Connection timed out';

    expect(report(fields)).toEqual({ status: '4.4.1', reason: 'connect: Connection timed out' });
  });

  it.each(['Action: delayed\nStatus: 4.4.1', 'Action: delivered\nStatus: 2.0.0', ''])(
    'sees none in %j',
    (fields) => {
      expect(report(fields)).toBeUndefined();
    },
  );
});
