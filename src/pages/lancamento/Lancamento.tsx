import { Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { monthInWords } from '../../../domain/leitura/month.ts';
import { useMayEdit, useMayView } from '../../app/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { OFFLINE } from '../../kit/feedback/OfflineBar.tsx';
import { useOwnOfflineText } from '../../kit/feedback/ownOfflineText.ts';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { FiltrosDaGrade } from './FiltrosDaGrade.tsx';
import { recuperar } from './guardado/copiaNoDisco.ts';
import { enderecoDe, type Filtros, filtrosDe, mesErrado, SEM_FILTRO, temFiltro } from './leitura/filtros.ts';
import type { Mudados } from './leitura/seguintes.ts';
import { MesDeLeituras } from './MesDeLeituras.tsx';
import { useLerDeNovo } from './pecas/useLerDeNovo.ts';
import { RelatoriosDoMes } from './RelatoriosDoMes.tsx';

const NENHUM: Mudados = new Map();

/** The menu of the grid's options. */
const LANCAMENTO = 'medidor-vazao/lancamento';

/** 'Lançamento de Vazão' (spec 2 §2.4): a month's readings of every meter, typed as in a spreadsheet. */
export default function Lancamento() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const mayEdit = useMayEdit(LANCAMENTO);
  const comOpcoes = useMayView(LANCAMENTO);
  const [params, setParams] = useSearchParams();
  const filtros = useMemo(() => filtrosDe(params), [params]);
  useOwnOfflineText(mayEdit ? 'lancamento.semConexao' : OFFLINE);
  const lerDeNovo = useLerDeNovo();
  const mes = `${filtros.idAno}-${filtros.idMes}`;
  const [aberto, setAberto] = useState({ mes, trocado: false });
  if (aberto.mes !== mes) setAberto({ mes, trocado: true });
  const [recuperado, setRecuperado] = useState(false);
  // Of whom it is that they are told to: nobody else is.
  const [told, setTold] = useState<{ a: number | undefined; mudados: Mudados }>({ a: undefined, mudados: NENHUM });
  useEffect(() => {
    void recuperar()
      // Nothing that is kept is read before; a browser that refuses leaves what it has.
      .catch(() => undefined)
      .then(() => setRecuperado(true));
  }, []);
  if (!user) return null;
  function filter(next: Filtros) {
    const address = enderecoDe(next);
    if (!mesErrado(params) && String(address) === String(enderecoDe(filtros))) lerDeNovo();
    else setParams(address);
  }
  const filters = <FiltrosDaGrade filtros={filtros} onFilter={filter} />;
  if (mesErrado(params)) {
    return (
      <>
        <PageHead title={translate('lancamento.tituloSemMes')} />
        {filters}
        <ErrorAlert>{translate('lancamento.mesErrado')}</ErrorAlert>
      </>
    );
  }
  return (
    <>
      <PageHead title={translate('lancamento.titulo', { mes: monthInWords(filtros) })}>
        <RelatoriosDoMes filtros={filtros} />
      </PageHead>
      {filters}
      {!mayEdit && <Typography sx={{ mb: 1 }}>{translate('lancamento.soLeitura')}</Typography>}
      {recuperado ? (
        <MesDeLeituras
          key={`${user.id}:${mes}`}
          userId={user.id}
          filtros={filtros}
          mayEdit={mayEdit}
          comOpcoes={comOpcoes}
          trocado={aberto.trocado}
          onClear={temFiltro(filtros) ? () => setParams(enderecoDe({ ...filtros, ...SEM_FILTRO })) : undefined}
          mudados={told.a === user.id ? told.mudados : NENHUM}
          onMudados={(change) =>
            setTold(({ a, mudados }) => ({ a: user.id, mudados: change(a === user.id ? mudados : NENHUM) }))
          }
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
