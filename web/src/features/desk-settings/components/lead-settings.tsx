import { LastProof } from './last-proof';
import { RetentionSetting } from './retention-setting';
import { StepsSetting } from './steps-setting';

/** Owners' settings about leads. */
export function LeadSettings() {
  return (
    <>
      <StepsSetting />
      <LastProof />
      <RetentionSetting />
    </>
  );
}
