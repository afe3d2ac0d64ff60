import { withTexts } from '../../i18n/index.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { later } from '../kit/later.tsx';
import type { RowActions } from '../kit/lists/rowActions.ts';
import { resource, type Screens } from '../shell/resource.tsx';
import { RegisterList } from './RegisterList.tsx';

const forms = () => withTexts(import('./RegisterForms.tsx'));
const RegisterCreate = later(async () => ({ default: (await forms()).RegisterCreate }));
const RegisterEdit = later(async () => ({ default: (await forms()).RegisterEdit }));

export interface RegisterExtras extends Pick<Screens, 'page'> {
  /** Something more to do with a record than to edit and remove it, for those who may only see it too. */
  RowActions?: RowActions;
}

/**
 * The properties of a register's `<Resource>`: list, create and edit, all from its definition. Its forms open over the
 * list, at `{resource}/create` and `{resource}/{id}/editar`.
 *
 * Call it once, outside of components: each call makes components of its own.
 *
 * @example
 * const RESOURCES = [registerResource(roteiro), registerResource(parametro, { RowActions: ParametroActions })];
 */
export function registerResource(definition: RegisterDefinition, { RowActions, page }: RegisterExtras = {}) {
  return resource({
    name: definition.resource,
    list: () => <RegisterList definition={definition} RowActions={RowActions} />,
    // What is kept elsewhere has no forms, and so no addresses of forms.
    ...(!definition.readOnly && {
      create: () => <RegisterCreate definition={definition} />,
      edit: () => <RegisterEdit definition={definition} />,
    }),
    page,
    options: { label: definition.title },
    recordRepresentation: definition.search[0],
  });
}
