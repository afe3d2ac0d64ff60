import { AlertTitle, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useEditContext, useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { normalize, searchText } from '../../../domain/searchText.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import type { Draft } from '../../app/drafts.ts';
import { useApi } from '../../app/useCall.ts';
import { KeptDraft } from '../../kit/drafts/KeptDraft.tsx';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { FocusedAlert } from '../../kit/feedback/FocusedAlert.tsx';
import { conflictOf, whoAndWhen } from '../../kit/forms/conflict.ts';
import { DiscardGuard } from '../../kit/forms/DiscardGuard.tsx';
import { useReadOnly } from '../../kit/forms/inputs/mode.ts';
import { useLeaveWarning } from '../../kit/forms/leaving.ts';
import { PageSaveBar } from '../../kit/forms/SaveBar.tsx';
import { SaveFailure } from '../../kit/forms/SaveFailure.tsx';
import { useSave } from '../../kit/forms/useSave.ts';
import { useStaysForm } from '../../kit/forms/useStaysForm.ts';
import { RightLost } from '../../kit/forms/WhileTyped.tsx';
import { TypedField } from '../../kit/inputs/TypedField.tsx';
import { COLUMNS } from './columns.ts';

interface ChecklistProps {
  parametros: readonly RaRecord[];
  saved: readonly number[];
  /** Drops the choice and reads how things stand. */
  onReload(): void;
}

/** Every parameter with a box, those of the branch checked. Who may only see finds those of the branch. */
export function Checklist({ parametros, saved, onReload }: ChecklistProps) {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  const api = useApi();
  const notify = useNotify();
  const { record, refetch } = useEditContext();
  const [kept, setKept] = useState<ReadonlySet<number>>(() => new Set(saved));
  const [chosen, setChosen] = useState(kept);
  // The version that a choice taken back was made on.
  const [over, setOver] = useState<number | null>(null);
  const [filter, setFilter] = useState('');
  const dirty = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const place = useDraft(`${ramoAtividade.resource}/${record?.id}/parametros`);
  const versao = over ?? record?.versao;
  const { submit, failure, saving, clearFailure } = useSave({
    // The version of the branch that the choice was made on.
    send: (versao: number, signal) => {
      const listaParametros = [...chosen].map((idParametro) => ({ idParametro }));
      const body = { idRamoAtividade: Number(record?.id), listaParametros, versao };
      return api(contract.ramosAtividade.saveParametros, { body, signal });
    },
    onSaved: () => {
      setKept(chosen);
      setOver(null);
      notify('ramo.saved', { type: 'success' });
      // The branch has a new version.
      return refetch();
    },
  });
  const conflict = conflictOf(failure);

  const isDirty = chosen.size !== kept.size || [...chosen].some((id) => !kept.has(id));
  // What was chosen is not to be read as the branch's where the right to change it was taken away meanwhile.
  const [mayEdit, giveUp] = useStaysForm(!readOnly, isDirty);
  useLeaveWarning(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);

  const shown = parametros.filter(({ id, sigla, descricao }) => {
    const listed = mayEdit || kept.has(Number(id));
    return listed && searchText([sigla, descricao]).includes(normalize(filter));
  });
  const shownIds = shown.map(({ id }) => Number(id));
  const shownChosen = shownIds.filter((id) => chosen.has(id)).length;

  function set(ids: readonly number[], choose: boolean) {
    const after = new Set(chosen);
    for (const id of ids) choose ? after.add(id) : after.delete(id);
    setChosen(after);
  }
  /** Parameters that were removed since are left out. */
  function restore({ campos, versao }: Draft) {
    const ids: unknown[] = Array.isArray(campos.parametros) ? campos.parametros : [];
    setChosen(new Set(parametros.map(({ id }) => Number(id)).filter((id) => ids.includes(id))));
    setOver(versao);
  }
  const nameOf = ({ sigla, descricao, flagAtivo }: RaRecord) => {
    const name = sigla === descricao ? sigla : `${descricao} (${sigla})`;
    return flagAtivo === 0 ? translate('ramo.checklist.disabled', { name }) : name;
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(Number(versao));
      }}
    >
      {mayEdit && readOnly && <RightLost />}
      {mayEdit && (
        <KeptDraft
          place={place}
          held={isDirty ? { versao: versao ?? null, campos: { parametros: [...chosen] } } : null}
          onRestore={restore}
          onAnswered={() => input.current?.focus()}
        />
      )}
      {conflict && (
        <FocusedAlert severity="warning">
          <AlertTitle>{translate('conflito.title')}</AlertTitle>
          {translate('ramo.checklist.conflict', whoAndWhen(conflict, translate))}
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => {
                place?.drop();
                clearFailure();
                refetch();
                onReload();
              }}
            >
              {translate('conflito.reload')}
            </Button>
            <Button color="inherit" variant="outlined" onClick={() => submit(conflict.atual.versao)}>
              {translate('conflito.keepMine')}
            </Button>
          </Stack>
        </FocusedAlert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TypedField
          label={translate('ramo.checklist.filter')}
          inputRef={input}
          value={filter}
          onText={setFilter}
          // Enter here narrows the list, it does not save it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ width: 280 }}
        />
        {mayEdit && (
          <FormControlLabel
            label={translate(filter.trim() ? 'ramo.checklist.allShown' : 'ramo.checklist.all')}
            control={
              <Checkbox
                checked={shownChosen > 0 && shownChosen === shown.length}
                indeterminate={shownChosen > 0 && shownChosen < shown.length}
                onChange={({ target }) => set(shownIds, target.checked)}
              />
            }
          />
        )}
        <Typography variant="body2" role="status">
          {translate('ramo.checklist.count', { chosen: chosen.size, total: parametros.length })}
        </Typography>
      </Box>
      {shown.length === 0 && (
        <Typography sx={{ my: 2 }}>
          {translate(`ramo.checklist.${parametros.length === 0 ? 'empty' : filter.trim() ? 'noMatch' : 'none'}`)}
        </Typography>
      )}
      {mayEdit ? (
        <Box component="fieldset" sx={{ ...COLUMNS, border: 0, p: 0, m: 0, my: 1 }}>
          <legend>{translate('ramo.checklist.label')}</legend>
          {shown.map((one) => (
            <FormControlLabel
              key={one.id}
              label={nameOf(one)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(Number(one.id))}
                  onChange={({ target }) => set([Number(one.id)], target.checked)}
                />
              }
            />
          ))}
        </Box>
      ) : (
        <Box component="ul" aria-label={translate('ramo.checklist.label')} sx={COLUMNS}>
          {shown.map((one) => (
            <li key={one.id}>{nameOf(one)}</li>
          ))}
        </Box>
      )}
      {mayEdit && (
        <>
          <SaveFailure failure={failure} title={translate('ramo.checklist.error', { message: failure?.message })} />
          <PageSaveBar
            label={translate('ramo.save')}
            saving={saving}
            dirty={isDirty}
            onDiscard={() => {
              place?.drop();
              setChosen(kept);
              setOver(null);
              clearFailure();
              giveUp();
            }}
          />
        </>
      )}
      <DiscardGuard dirty={dirty} onDiscard={() => place?.drop()} />
    </Box>
  );
}
