import * as Tabs from '@radix-ui/react-tabs';

/** A button on a phone; a word with a line below on larger screens. */
const tabClass =
  'min-h-12 rounded-xl border border-control px-1 text-sm leading-tight font-medium data-[state=active]:border-primary data-[state=active]:bg-primary data-[state=active]:text-white md:min-h-11 md:shrink-0 md:rounded-none md:border-x-0 md:border-t-0 md:border-b-4 md:border-transparent md:px-4 md:text-base md:-outline-offset-2 md:data-[state=active]:bg-transparent md:data-[state=active]:text-primary';

interface TabListProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  names: Record<Tab, string>;
}

/** The tabs: all in view on a phone, in rows of two or three; a single row on larger screens. */
export function TabList<Tab extends string>({ label, tabs, names }: TabListProps<Tab>) {
  return (
    <Tabs.List
      aria-label={label}
      className={`grid ${tabs.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2'} gap-2 md:flex md:gap-1 md:overflow-x-auto md:border-b md:border-line`}
    >
      {tabs.map((tab) => (
        <Tabs.Trigger key={tab} value={tab} className={tabClass}>
          {names[tab]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
