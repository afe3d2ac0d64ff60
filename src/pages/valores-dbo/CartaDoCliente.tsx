import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { cartasDbo } from '../../../reports/carta-dbo/definition.ts';
import { useApi } from '../../app/useCall.ts';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';

/** The letter about one client: what it says is left for its tab, once the pointer comes near. */
export function CartaDoCliente({ id, nome }: { id: number; nome: string }) {
  const translate = useTranslate();
  const api = useApi();
  const [near, setNear] = useState(false);
  const filters = { idPessoas: [id] };
  const { data } = useQuery({
    queryKey: ['carta-dbo', id],
    queryFn: async ({ signal }) =>
      (await cartasDbo.contents()).load(api, filters, { now: new Date().toISOString(), signal }),
    enabled: near,
    retry: false,
  });
  return (
    <PdfLink
      report={cartasDbo}
      filters={filters}
      of={translate('valoresDbo.cartaDe', { nome })}
      prepare={() => setNear(true)}
      gathered={() => data}
      tabIndex={-1}
    />
  );
}
