import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Previa } from '../../../../contract/previas.ts';
import { Erros } from './Erros.tsx';
import { ParametroRow, withUnit } from './ParametroRow.tsx';
import { PontoRow } from './PontoRow.tsx';
import { TextsTable } from './TextsTable.tsx';
import { useNextFocus } from './useNextFocus.ts';

interface ResolverProps {
  previa: Previa;
  /** Of a file that was not sent yet, or of what is pending of one that was. */
  about: 'ofFile' | 'ofPending';
  laboratorio: number;
  /** After a choice was kept: what the file would do is another thing now. */
  onChosen(): unknown;
}

const COUNTS = ['importariam', 'repetidas', 'pendentes'] as const;

/** What a file would do, what in it has no match, with what it may mean, and the cells that no choice mends. */
export function Resolver({ previa, about, laboratorio, onChosen }: ResolverProps) {
  const translate = useTranslate();
  const { linhas, pontos, parametros, erros, totalErros, deFora } = previa;
  const contagem = COUNTS.map((name) => translate(`importacao.preview.${name}`, { smart_count: previa[name] }));
  const { list, status, leave } = useNextFocus(previa);
  const settled = (texto: string) => () => {
    leave(texto);
    return onChosen();
  };
  return (
    <Box ref={list}>
      <Typography ref={status} role="status" tabIndex={-1} sx={{ my: 1 }}>
        {translate(`importacao.preview.${about}`, { smart_count: linhas, contagem: contagem.join(', ') })}
      </Typography>
      {deFora.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('importacao.preview.deFora', { smart_count: deFora.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {deFora.map(({ nome, motivo }) => (
              <li key={nome}>
                {nome}: {motivo}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <TextsTable
        label={translate('importacao.resolve.points')}
        rows={pontos}
        row={(ponto) => (
          <PontoRow key={ponto.texto} ponto={ponto} laboratorio={laboratorio} onChosen={settled(ponto.texto)} />
        )}
      />
      <TextsTable
        label={translate('importacao.resolve.parameters')}
        rows={parametros}
        row={(parametro) => (
          <ParametroRow
            key={`${parametro.texto} ${parametro.unidade}`}
            parametro={parametro}
            laboratorio={laboratorio}
            onChosen={settled(withUnit(parametro))}
          />
        )}
      />
      {erros.length > 0 && <Erros erros={erros} total={totalErros} />}
    </Box>
  );
}
