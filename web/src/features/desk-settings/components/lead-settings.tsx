import { LastDailyTest } from './last-daily-test';
import { RetentionSetting } from './retention-setting';
import { StepsSetting } from './steps-setting';

export function LeadSettings() {
  return (
    <>
      <StepsSetting />
      <LastDailyTest />
      <RetentionSetting />
    </>
  );
}
