import { LastProof } from './last-proof';
import { RetentionSetting } from './retention-setting';
import { StepsSetting } from './steps-setting';

export function LeadSettings() {
  return (
    <>
      <StepsSetting />
      <LastProof />
      <RetentionSetting />
    </>
  );
}
