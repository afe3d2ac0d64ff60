import { type ComponentType, createContext, type RefObject, use, useRef, useState } from 'react';
import { type RaRecord, ResourceContextProvider, type ResourceProps, useTranslate } from 'react-admin';
import { Section } from '../../../kit/page/Section.tsx';

/**
 * A client's records of one kind: list, create and edit, as a `<Resource>` has them. They stand within the client's
 * page, so that what is open is no address, and other parts of the page can keep what is being typed in them.
 */
export interface SubResourceProps extends Pick<ResourceProps, 'name'> {
  /** Key of what the records are called, where they share a part of the page with others. */
  options?: { label: string };
  list: ComponentType;
  /** Forms that stand with the list while they are open. */
  create: ComponentType;
  edit: ComponentType;
  /** Field that names a record, in its row and to those who hear what a button does. */
  recordRepresentation: string;
}

interface Around extends Pick<SubResourceProps, 'recordRepresentation'> {
  resource: string;
  idPessoa: number;
  /** The record whose form is open, or `new`; null when none is. */
  open: RaRecord | 'new' | null;
  show(open: Around['open']): void;
  /** Whether the open form holds something that was not saved. */
  dirty: RefObject<boolean>;
  /** Whether somebody asked for the form that opens next: where it stands in the page, it takes the focus. */
  wanted: RefObject<boolean>;
}

const AroundContext = createContext<Around | null>(null);

/** The records of a client that a part of its page shows, each kind under its name where there are several. */
export function SubResources({ resources, idPessoa }: { resources: readonly SubResourceProps[]; idPessoa: number }) {
  const translate = useTranslate();
  return resources.map(({ options, ...one }) => {
    const records = <SubResource key={one.name} {...one} idPessoa={idPessoa} />;
    return options ? (
      <Section key={one.name} title={translate(options.label)}>
        {records}
      </Section>
    ) : (
      records
    );
  });
}

/** The list of a client's records of one kind, and the form that is open. */
function SubResource({ idPessoa, ...props }: SubResourceProps & { idPessoa: number }) {
  const { name: resource, list: List, create: Create, edit: Edit, recordRepresentation } = props;
  const [open, show] = useState<Around['open']>(null);
  const dirty = useRef(false);
  const wanted = useRef(false);
  return (
    <ResourceContextProvider value={resource}>
      <AroundContext value={{ resource, idPessoa, recordRepresentation, open, show, dirty, wanted }}>
        <List />
        {open === 'new' ? <Create /> : open && <Edit key={open.id} />}
      </AroundContext>
    </ResourceContextProvider>
  );
}

/** What the screens of a client's records know of where they are. */
export function useSubResource(): Around {
  const around = use(AroundContext);
  if (!around) throw new Error('Not within a SubResource');
  return around;
}
