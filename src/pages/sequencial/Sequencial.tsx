import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { useMayEdit } from '../../app/access.ts';
import { CountText } from '../../kit/page/CountText.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { FiltrosDeSequencias } from './FiltrosDeSequencias.tsx';
import { addressWith, filtrosDe } from './filtros.ts';
import { NovasSequencias } from './NovasSequencias.tsx';
import { RemoverSequencia } from './RemoverSequencia.tsx';
import { SequenciasSalvas } from './SequenciasSalvas.tsx';
import { useSequencias } from './useSequencias.ts';

/** 'Relatório Sequencial' (spec 2 §2.6): the numbered reports of clients, by period; who may edit numbers and removes them. */
export default function Sequencial() {
  const translate = useTranslate();
  const mayEdit = useMayEdit('relatorio/Sequencial');
  const [params, setParams] = useSearchParams();
  const { pesquisa, flagOrdernarNome } = filtrosDe(params);
  const filtros = useMemo(() => ({ pesquisa, flagOrdernarNome }), [pesquisa, flagOrdernarNome]);
  const salvas = useSequencias(filtros);
  const [numbering, setNumbering] = useState(false);
  const [removing, setRemoving] = useState<Sequencia | null>(null);
  const { target, removed, onExited } = useFocusAfterRemoval();
  return (
    <>
      <PageHead
        title={translate('sequencial.titulo')}
        beside={
          <CountText>
            {Boolean(salvas.quantas) && translate('sequencial.quantas', { smart_count: salvas.quantas })}
          </CountText>
        }
      >
        {mayEdit && (
          <Button ref={target} variant="contained" startIcon={<AddIcon />} onClick={() => setNumbering(true)}>
            {translate('sequencial.novo')}
          </Button>
        )}
      </PageHead>
      <FiltrosDeSequencias filtros={filtros} onFilter={(next) => setParams(addressWith(params, next))} />
      <SequenciasSalvas salvas={salvas} searched={pesquisa !== ''} {...(mayEdit && { onRemove: setRemoving })} />
      {numbering && <NovasSequencias onClose={() => setNumbering(false)} />}
      <RemoverSequencia
        sequencia={removing}
        onClose={() => setRemoving(null)}
        onRemoved={removed}
        onExited={onExited}
      />
    </>
  );
}
