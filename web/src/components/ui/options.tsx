/** The options of a select from pairs of value and name. */
export function NamedOptions({ of }: { of: readonly (readonly [value: string | number, name: string])[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

interface OptionsProps<Value extends string | number> {
  of: readonly Value[];
  name: (value: Value) => string;
}

export function Options<Value extends string | number>({ of, name }: OptionsProps<Value>) {
  return <NamedOptions of={of.map((value) => [value, name(value)])} />;
}

interface PeopleOptionsProps<Person> {
  people: readonly Person[];
  /** Returns the name to show for a person; by default the user name. */
  name?: (person: Person) => string;
}

export function PeopleOptions<Person extends { id: string; username: string }>({
  people,
  name = ({ username }) => username,
}: PeopleOptionsProps<Person>) {
  return <NamedOptions of={people.map((person) => [person.id, name(person)])} />;
}
