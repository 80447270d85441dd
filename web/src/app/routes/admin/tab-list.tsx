import * as Tabs from '@radix-ui/react-tabs';

interface TabListProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  names: Record<Tab, string>;
}

/** A row of tabs, which scrolls sideways where it does not fit. */
export function TabList<Tab extends string>({ label, tabs, names }: TabListProps<Tab>) {
  return (
    <Tabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Tabs.Trigger
          key={tab}
          value={tab}
          className="min-h-11 shrink-0 border-b-4 border-transparent px-4 font-medium -outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-primary"
        >
          {names[tab]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
