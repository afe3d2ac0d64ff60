import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { IndustriaNaoConforme } from '../../../contract/analises.ts';
import { addDays, formatDate } from '../../../domain/calendar.ts';
import { formatDocument } from '../../../domain/cliente/documents.ts';
import { naoConformidades } from '../../../reports/nao-conforme/definition.ts';
import { writeQuery } from '../../../reports/registers/listQuery.ts';
import { today } from '../../app/today.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { CheckFilter } from '../../kit/lists/CheckFilter.tsx';
import type { Column } from '../../kit/lists/column.ts';
import { ListCount } from '../../kit/lists/ListCount.tsx';
import { ListEmpty } from '../../kit/lists/ListEmpty.tsx';
import { ListPage, ListRows } from '../../kit/lists/ListPage.tsx';
import { PeriodFilter } from '../../kit/lists/PeriodFilter.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { SubscribeButton } from '../../kit/reports/SubscribeButton.tsx';
import { CartaEnviada } from './CartaEnviada.tsx';
import { ConfiguracaoRelatorios } from './ConfiguracaoRelatorios.tsx';

type Coleta = RaRecord & IndustriaNaoConforme;

/** Days that the list shows until a period is asked for. */
const RECENT_DAYS = 30;
const NEWEST_FIRST = { field: 'dtExecucao', order: 'DESC' } as const;

/** What is read as one word. */
const ONE_LINE = { whiteSpace: 'nowrap' };

/** Every letter of the list's period, as one file; those of each month that is over, by mail. */
function Letters() {
  const { filterValues, total = 0 } = useListContext();
  const filters = naoConformidades.filters(filterValues);
  if (!filters) return null;
  return (
    <>
      {total > 0 && <PdfLink report={naoConformidades} filters={filters} />}
      {/* The last one: it stays where it is when the other comes, and is not missed by who is about to press it. */}
      <SubscribeButton report={naoConformidades} filters={filters} />
    </>
  );
}

/** Why there is no row: of no collection is there a letter, or of none that was not sent. */
function Nenhuma() {
  const translate = useTranslate();
  const { semCarta } = useListContext().filterValues;
  return <ListEmpty text={translate(`relatorios.naoConforme.${semCarta ? 'allSent' : 'empty'}`)} />;
}

/** 'Relatório de Não Conformidades' (spec 2 §2.9): the collections of a period with results out of their limits, a letter each. */
export default function NaoConformes() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const offersMore = useOffersMore();
  // The address of the letters without its '/pdf' is that of their list.
  const period = naoConformidades.filters(Object.fromEntries(search));
  if (period) {
    const { dtInicio, dtFim, semCarta } = period;
    const filter = { dtInicio, dtFim, ...(semCarta && { semCarta: 1 }) };
    return <Navigate replace to={{ search: writeQuery({ filter, sort: NEWEST_FIRST }) }} />;
  }
  const text = (name: string) => translate(`relatorios.naoConforme.${name}`);
  const letter: Column<Coleta> = {
    label: text('letter'),
    sx: ONE_LINE,
    render: ({ id, cartaEm, nome, dtExecucao }) => (
      <CartaEnviada id={id} cartaEm={cartaEm} de={`${nome}, ${formatDate(dtExecucao)}`} />
    ),
  };
  const columns: readonly Column<Coleta>[] = [
    { label: text('industria'), source: 'nome', heading: true, render: ({ nome }) => nome },
    {
      label: text('cnpj'),
      source: 'nroDocumento',
      sx: ONE_LINE,
      render: ({ nroDocumento }) => formatDocument(nroDocumento) || '-',
    },
    { label: text('coleta'), source: 'dtExecucao', sx: ONE_LINE, render: ({ dtExecucao }) => formatDate(dtExecucao) },
    ...(offersMore ? [letter] : []),
    {
      label: text('pdf'),
      options: true,
      render: ({ id, nome, dtExecucao }) => (
        <PdfLink
          report={naoConformidades}
          filters={{ dtInicio: dtExecucao, dtFim: dtExecucao, id }}
          of={translate('relatorios.naoConforme.letterOf', { nome, coleta: formatDate(dtExecucao) })}
        />
      ),
    },
  ];
  return (
    <ListPage sort={NEWEST_FIRST} filterDefaultValues={{ dtInicio: addDays(today(), -RECENT_DAYS), dtFim: today() }}>
      <PageHead title={text('title')} beside={<ListCount />}>
        <ConfiguracaoRelatorios />
        <Letters />
      </PageHead>
      <PeriodFilter />
      {offersMore && <CheckFilter name="semCarta" label={text('onlyUnsent')} />}
      <ListRows label={text('title')} columns={columns} empty={<Nenhuma />} failed={translate('relatorios.failed')} />
    </ListPage>
  );
}
