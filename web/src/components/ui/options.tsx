interface OptionsProps<Value extends string | number> {
  of: readonly Value[];
  name: (value: Value) => string;
}

export function Options<Value extends string | number>({ of, name }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {name(value)}
    </option>
  ));
}

export function PeopleOptions({ people }: { people: ReadonlyArray<{ id: string; username: string }> }) {
  return people.map(({ id, username }) => (
    <option key={id} value={id}>
      {username}
    </option>
  ));
}
