interface ChoiceChipsProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; label: string }[];
  chosen: readonly Id[];
  onPress: (id: Id) => void;
}

export function ChoiceChips<Id extends string>({ label, choices, chosen, onPress }: ChoiceChipsProps<Id>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={chosen.includes(choice.id)}
          onClick={() => onPress(choice.id)}
          className="min-h-11 rounded-full border border-control bg-ground px-4 font-medium hover:bg-band aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
