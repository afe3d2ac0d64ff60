import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { memo, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Empresa } from '../../../contract/sequenciais.ts';

interface EmpresasProps {
  /** What the list is called. */
  label: string;
  empresas: readonly Empresa[];
  marcadas: ReadonlySet<number>;
  onMark(ids: readonly number[], marked: boolean): void;
  /** By client: the number that it would get, and the one that it has in this period already. */
  numeros: ReadonlyMap<number, string | null>;
  jaTem: ReadonlyMap<number, string>;
}

/** The companies that get a number, to be marked; each bears its number once that was generated: 'Nome | 0009/26'. */
export function Empresas({ label, empresas, marcadas, onMark, numeros, jaTem }: EmpresasProps) {
  const translate = useTranslate();
  const all = empresas.length === marcadas.size;
  const mark = useCallback((id: number, marked: boolean) => onMark([id], marked), [onMark]);
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <FormControlLabel
          label={translate('sequencial.dialogo.todas')}
          control={
            <Checkbox
              size="small"
              checked={all}
              indeterminate={!all && marcadas.size > 0}
              onChange={() =>
                onMark(
                  empresas.map(({ idCliente }) => idCliente),
                  !all,
                )
              }
            />
          }
        />
        <Typography variant="body2" role="status">
          {translate('sequencial.dialogo.marcadas', { chosen: marcadas.size, smart_count: empresas.length })}
        </Typography>
      </Box>
      {empresas.map(({ idCliente, nomeCliente }) => {
        const has = jaTem.get(idCliente);
        return (
          <Opcao
            key={idCliente}
            id={idCliente}
            text={[nomeCliente, numeros.get(idCliente)].filter(Boolean).join(' | ')}
            note={has ? translate('sequencial.dialogo.jaTem', { sequencial: has }) : null}
            marked={marcadas.has(idCliente)}
            onMark={mark}
          />
        );
      })}
    </Box>
  );
}

interface OpcaoProps {
  id: number;
  text: string;
  note: string | null;
  marked: boolean;
  onMark(id: number, marked: boolean): void;
}

/** One company. There may be hundreds: only those are drawn again that show something else. */
const Opcao = memo(function Opcao({ id, text, note, marked, onMark }: OpcaoProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', mr: 0 }}
      slotProps={{ typography: { variant: 'body2' } }}
      control={<Checkbox size="small" checked={marked} onChange={(_, checked) => onMark(id, checked)} />}
      label={
        <>
          {text}
          {note && (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              ({note})
            </Typography>
          )}
        </>
      }
    />
  );
});
