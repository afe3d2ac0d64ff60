import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { decimalPlaces } from '../../../../domain/numbers.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import type { Conflict } from '../../../kit/forms/conflict.ts';
import { VersionConflict } from '../../../kit/forms/VersionConflict.tsx';
import { conflitoMaisNovo, valoresDe } from '../envio/pedido.ts';
import { rotuloDe } from '../guardado/pendente.ts';
import { CAMPOS, type Campo, NOMES, type Textos } from '../leitura/campos.ts';
import { ALTO } from '../pecas/Passo.tsx';
import type { NomeDe } from './colunas.ts';
import type { Linha } from './linha.ts';

interface CompararVersoesProps {
  linha: Linha;
  /** As the reading was refused. */
  refused: Conflict;
  nome: NomeDe;
  /** What is to stay over the reading as it was compared: of what was typed, and of what it held when typing began. */
  onKeep(textos: Textos, conflito: Conflict): void;
  /** Nothing of what was typed stays, but for what was typed since, in another tab. */
  onReload(left: Textos, conflito: Conflict): void;
  onClose(): void;
}

const pick = (values: FieldValues) => Object.fromEntries(NOMES.map((campo) => [campo, values[campo] ?? null]));

/** A volume counts as a field of its own only where somebody gave it. */
const saved = (atual: FieldValues) =>
  pick({ ...atual, volumeCorrigido: atual.flagCorrigidoInformado === 1 ? atual.volumeCorrigido : null });

/** The reading as it was when typing began, where that is known, with what was typed. */
function minhaDe({ pendente, textos }: Linha): Textos {
  const base = pendente?.base;
  return { ...(base && Object.fromEntries(NOMES.map((campo) => [campo, base[campo] ?? '']))), ...textos };
}

/** A field whose numbers, both, stand with the decimals of the longer one. */
function comCasas(field: Field, values: readonly [typed: string, saved: unknown]): Field {
  const numbers = [typedNumber(values[0]), values[1]].filter((value) => typeof value === 'number');
  return field.kind === 'decimal' ? { ...field, decimals: Math.max(0, ...numbers.map(decimalPlaces)) } : field;
}

/** What somebody else saved meanwhile beside what was typed here; field by field one of them stays. */
export function CompararVersoes({ linha, refused, nome, onKeep, onReload, onClose }: CompararVersoesProps) {
  const translate = useTranslate();
  const titleId = useId();
  const textos: Textos = linha.textos;
  // What is chosen is chosen of what stood there: what is read meanwhile is compared once saving it is refused.
  const [conflito] = useState(() => conflitoMaisNovo(linha.leitura, refused));
  const [minha] = useState(() => minhaDe(linha));
  const [before] = useState(textos);
  const since = Object.fromEntries(
    Object.entries(textos).filter(([campo, text]) => before[campo as Campo] !== text),
  ) as Textos;
  const atual = useMemo(() => saved(conflito.atual), [conflito.atual]);
  const form = useForm<FieldValues>({ defaultValues: { ...atual, versao: conflito.atual.versao } });
  const { setValue, getValues } = form;
  useEffect(() => {
    // Not dirty: what somebody else changed, and nobody here, is theirs unless the user says otherwise.
    for (const [campo, value] of Object.entries(valoresDe(minha))) setValue(campo, value);
    for (const [campo, value] of Object.entries(valoresDe(textos))) {
      // Of what both say alike the form would take all that differs for changed here.
      if (value !== atual[campo]) setValue(campo, value, { shouldDirty: true });
    }
  }, [setValue, minha, textos, atual]);

  const worded = (values: FieldValues): FieldValues => ({
    ...values,
    idCategoriaCobranca: values.idCategoriaCobranca && nome('idCategoriaCobranca', String(values.idCategoriaCobranca)),
    reinicioMedidor: nome('reinicioMedidor', String(values.reinicioMedidor ?? 0)),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      // As high as those of the card, in whose place it stands: also those that are none of a dialog's actions.
      sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: { '& form .MuiButton-root': ALTO } })}
    >
      <DialogTitle id={titleId}>
        {translate('lancamento.comparar.titulo', { rotulo: rotuloDe(linha.leitura) })}
      </DialogTitle>
      <FormProvider {...form}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const values: FieldValues = getValues();
            const kept = NOMES.filter((campo) => minha[campo] !== undefined && values[campo] !== atual[campo]);
            onKeep({ ...Object.fromEntries(kept.map((campo) => [campo, minha[campo] ?? ''])), ...since }, conflito);
          }}
        >
          <DialogContent>
            <VersionConflict
              conflict={{ ...conflito, atual: { ...atual, id: conflito.atual.id, versao: conflito.atual.versao } }}
              fields={NOMES.map((campo) => comCasas(CAMPOS[campo], [minha[campo] ?? '', atual[campo]]))}
              worded={worded}
              onReload={() => onReload(since, conflito)}
              onKeepMine={() => {}}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('lancamento.comparar.depois')}</Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
