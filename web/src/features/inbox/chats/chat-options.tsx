import { deskContent } from '../../../content/desk';
import { useContent } from '../../../lib/language-context';
import type { StaffChat } from '../../../types/api';
import { ReadyAnswers } from '../components/ready-answers';
import { plainAnswer } from '../filled-answer';

interface ChatOptionsProps {
  chat: Pick<StaffChat, 'language'>;
  onInsert: (answer: string) => void;
}

export function ChatOptions({ chat, onInsert }: ChatOptionsProps) {
  const { talk } = useContent(deskContent);
  return (
    <>
      <p className="text-sm font-medium">{talk.visitorWrites[chat.language]}</p>
      <ReadyAnswers onChoose={(answer) => onInsert(plainAnswer(answer, chat.language))} />
    </>
  );
}
