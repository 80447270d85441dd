import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';

/** Process of a service: `http` answers requests, `worker` runs jobs and sweeps. */
export type Role = 'http' | 'worker';

/** Metadata of a folder's module: the common metadata of both processes, and that of each role. */
type RoleParts = ModuleMetadata & Partial<Record<Role, ModuleMetadata>>;

const declaredParts = new WeakMap<object, RoleParts>();

/** Declares a folder's module for both processes of a service. {@link modulesOf} selects the metadata of one role. */
export const RoleModule =
  (parts: RoleParts): ClassDecorator =>
  (module) => {
    Module({})(module);
    declaredParts.set(module, parts);
  };

/**
 * Returns a function that turns module classes into the modules of one process. Each class becomes one module, so that
 * all modules that import it share its providers. A plain `@Module` stays as it is.
 */
export function modulesOf(role: Role): (module: Type) => Type | DynamicModule {
  const taken = new Map<Type, DynamicModule>();
  const take = (module: Type): Type | DynamicModule => {
    const parts = declaredParts.get(module);
    if (!parts) return module;
    const known = taken.get(module);
    if (known) return known;
    const made: DynamicModule = { module };
    taken.set(module, made);
    const both = <Key extends keyof ModuleMetadata>(key: Key) => [
      ...((parts[key] ?? []) as unknown[]),
      ...((parts[role]?.[key] ?? []) as unknown[]),
    ];
    return Object.assign(made, {
      imports: both('imports').map((imported) =>
        typeof imported === 'function' ? take(imported as Type) : imported,
      ),
      controllers: both('controllers'),
      providers: both('providers'),
      exports: both('exports'),
    });
  };
  return take;
}
